import { stat } from 'node:fs/promises'
import {
  compressOnDemand,
  toQuickBrotli,
  toQuickGzip,
} from './compressOnDemand.mjs'
import { isCompressible } from './contentTypes.mjs'

/**
 * The twins that scripts/compressBuild.mjs writes, best first, and how to make
 * one where it is missing.
 */
const codings = [
  { coding: 'br', ending: '.br', compress: toQuickBrotli },
  { coding: 'gzip', ending: '.gz', compress: toQuickGzip },
]

/** How much a browser wants a content coding, from 0 (not at all) to 1. */
const qualityOf = (header, coding) => {
  const requested = new Map(
    header.split(',').map(entry => {
      const [name = '', ...parameters] = entry.split(';').map(it => it.trim())
      const weight = parameters.find(it => /^q=/iu.test(it))?.slice(2)
      return [name.toLowerCase(), weight === undefined ? 1 : Number(weight)]
    }),
  )
  return requested.get(coding) ?? requested.get('*') ?? 0
}

const sizeOf = async file => {
  try {
    return (await stat(file)).size
  } catch {
    return undefined
  }
}

/**
 * What is sent for a file: itself, or the smallest twin that is wanted. Pages
 * that nobody compressed are compressed when they are asked for.
 */
export const chooseRepresentation = async (file, acceptEncoding = '') => {
  const wanted = isCompressible(file)
    ? codings.filter(({ coding }) => qualityOf(acceptEncoding, coding) > 0)
    : []
  for (const { coding, ending } of wanted) {
    const size = await sizeOf(file + ending)
    if (size !== undefined) {
      return { body: file + ending, size, coding }
    }
  }
  const [best] = wanted
  const body = best && (await compressOnDemand(file, best.compress))
  return body
    ? { body, size: body.length, coding: best.coding }
    : { body: file, size: await sizeOf(file), coding: undefined }
}

/** Another one for each version of a file. */
export const tagOf = async file => {
  const { size, mtimeMs } = await stat(file)
  return `W/"${size}-${mtimeMs}"`
}

/** Whether the browser has this version, by weak comparison (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch, tag) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    (ifNoneMatch.match(/(?:W\/)?"[^"]*"/gu) ?? [])
      .map(it => it.replace(/^W\//u, ''))
      .includes(tag.replace(/^W\//u, '')))
