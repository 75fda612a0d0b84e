/** How to get lfi, in the order of the tabs. */
export const commands = [
  { name: 'npm', language: 'sh', code: 'npm install lfi' },
  { name: 'yarn', language: 'sh', code: 'yarn add lfi' },
  { name: 'pnpm', language: 'sh', code: 'pnpm add lfi' },
  { name: 'bun', language: 'sh', code: 'bun add lfi' },
  { name: 'deno', language: 'sh', code: 'deno add npm:lfi' },
  {
    name: 'CDN',
    language: 'html',
    code: `<script type="module">
  import { map, pipe } from 'https://esm.sh/lfi@4'
</script>`,
  },
] as const
