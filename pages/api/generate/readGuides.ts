import fs from 'node:fs'
import path from 'node:path'
import { createSlugger, type Slugger } from '@docusaurus/utils'
import { listFiles } from '../../../cache/files'
import { namesIn } from './namesIn'

/** A part of a page, with the names of lfi that it imports or links. */
export type GuideSection = {
  heading: string
  anchor: string
  names: string[]
}

export type Guide = {
  /** Route below the base URL, as in `/docs/recipes`. */
  path: string
  title: string
  sections: GuideSection[]
}

const heading = /^(?<level>#{1,6})\s+(?<text>.*)$/u
const explicitId = /\s*\{(?:\/\*\s*)?#(?<id>[\w-]+)(?:\s*\*\/)?\}\s*$/u

const field = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*['"]?(.*?)['"]?\\s*$`, 'mu').exec(
    /^---\n([\s\S]*?)\n---/u.exec(source)?.[1] ?? '',
  )?.[1]

const anchorOf = (text: string, shown: string, slugger: Slugger): string =>
  explicitId.exec(text)?.groups?.id ?? slugger.slug(shown)

/** The parts of a page between its headings; fences have no headings. */
export const readSections = (source: string): GuideSection[] => {
  const slugger = createSlugger()
  const parts = [{ heading: '', anchor: '', text: '' }]
  let isFenced = false
  for (const line of source.split('\n')) {
    isFenced = /^\s*```/u.test(line) ? !isFenced : isFenced
    const text = isFenced ? undefined : heading.exec(line)?.groups?.text
    if (text !== undefined) {
      const shown = text.replace(explicitId, '').replaceAll('`', '')
      const anchor = anchorOf(text, shown, slugger)
      parts.push({ heading: shown, anchor, text: '' })
    }
    const last = parts.at(-1)
    if (last) {
      last.text += `${line}\n`
    }
  }
  return parts.map(({ text, ...section }) => ({
    ...section,
    names: namesIn(text),
  }))
}

export const readGuide = (file: string, folder: string): Guide => {
  const source = fs.readFileSync(file, 'utf8')
  const name = path
    .relative(folder, file)
    .replaceAll(path.sep, '/')
    .replace(/\.mdx?$/u, '')
    .replace(/(?:^|\/)index$/u, '')
  const slug = field(source, 'slug') ?? `/${name}`
  return {
    path: `/docs${slug}`.replace(/\/$/u, ''),
    title: field(source, 'title') ?? name,
    sections: readSections(source),
  }
}

/** The authored pages below `folder`; generated ones are left out. */
export const readGuides = (folder: string): Guide[] =>
  listFiles(folder)
    .filter(file => /\.mdx?$/u.test(file))
    .filter(file => !file.startsWith(path.join(folder, 'api', path.sep)))
    .map(file => readGuide(file, folder))
