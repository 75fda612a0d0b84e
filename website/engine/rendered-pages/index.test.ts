import { expect, test } from 'vitest'
import renderedPages from '.'

test('another entry of the server’s bundle is an error', () => {
  const configure = (main: string) =>
    renderedPages().configureWebpack?.(
      { entry: { main } },
      true,
      {} as never,
      undefined,
    )

  expect(() => configure('/lib/client/otherEntry.js')).toThrow(
    'See what renders them now',
  )
  expect(configure('/lib/client/serverEntry.js')).toMatchObject({
    output: { chunkFilename: 'assets/js/[name].js' },
  })
})
