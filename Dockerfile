# docker build -t lfi-docs . && docker run --rm -p 8080:8080 lfi-docs
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY exhibits exhibits
COPY packages packages
COPY tools/package.json tools/
COPY website/package.json website/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Each variable that docs/deploying.md lists, by --build-arg.
ARG SITE_URL
ARG BASE_URL=/
ARG TRAILING_SLASH
ARG SANDBOX_ORIGIN
ARG ANALYTICS_SRC
ARG ANNOUNCEMENT_ID
ARG ANNOUNCEMENT_CONTENT
ARG SEARCH_APP_ID
ARG SEARCH_API_KEY
ARG SEARCH_INDEX_NAME
ARG SEARCH_HOSTS
ARG SEARCH_INSIGHTS_URL
ARG SEARCH_EXTERNAL_URL_REGEX
ARG SEARCH_REPLACE_FROM
ARG SEARCH_REPLACE_TO
# The history tells when pages were changed; without git they do not say.
RUN npm run build

FROM node:22-slim
WORKDIR /site
COPY --from=build /site/build build
COPY scripts scripts
ARG BASE_URL=/
ENV BASE_URL=$BASE_URL PORT=8080 SERVE_HOST=0.0.0.0
EXPOSE 8080
USER node
# It keeps nothing, and Node as the first process obeys no other signal.
STOPSIGNAL SIGKILL
CMD ["node", "scripts/serve.mjs"]
