# docker build -t lfi-docs . && docker run --rm -p 8080:8080 lfi-docs
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG BASE_URL=/
ARG ANALYTICS_SRC
ARG SANDBOX_ORIGIN
# The history tells when pages were changed; without git they do not say.
RUN npm run build \
  && mkdir -p "/srv$BASE_URL" \
  && cp -R build/. "/srv$BASE_URL" \
  && cp build/Caddyfile /srv/Caddyfile

FROM caddy:2-alpine
COPY --from=build /srv /srv
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv
EXPOSE 8080
CMD ["caddy", "run", "--config", "/srv/Caddyfile", "--adapter", "caddyfile"]
