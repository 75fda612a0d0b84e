import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type PageCache = {
  /** What `convert` made of `parts` last time, or else makes of them now. */
  get: (parts: readonly string[], convert: () => string) => string
  /** Keeps what was asked for, and nothing else. */
  save: () => Promise<void>
}

const readEntries = async (file: string): Promise<Map<string, string>> => {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

/** Texts by all that they depend on, so that only changed pages cost time. */
export const openPageCache = async (file: string): Promise<PageCache> => {
  const known = await readEntries(file)
  const used = new Map<string, string>()
  return {
    get: (parts, convert) => {
      const key = createHash('sha256')
        .update(JSON.stringify(parts))
        .digest('base64url')
      const text = known.get(key) ?? convert()
      used.set(key, text)
      return text
    },
    save: async () => {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(Object.fromEntries(used)))
    },
  }
}
