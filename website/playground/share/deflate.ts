const format = 'deflate-raw'

export const deflate = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream(format))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Inflates at most `limit` bytes and throws a RangeError then, since a link of
 * a few kilobytes can unpack to gigabytes.
 */
export const inflate = async (
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) {
      return new Uint8Array(await new Blob(parts).arrayBuffer())
    }
    length += value.length
    if (length > limit) {
      await reader.cancel()
      throw new RangeError(`It unpacks to more than ${limit} bytes.`)
    }
    parts.push(value)
  }
}
