// One of banner.tsx and noBanner.ts, as the configuration asks for: see
// engine/configured-parts.
export { default } from '@version-banner'
