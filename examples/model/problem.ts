/** Something that a writer must mend, in words for that writer. */
export type Problem = {
  /** File and line, or the package example's name. */
  place: string
  sentence: string
  /** What the comments say beside what the code says. */
  comparison?: { claimed: string[]; printed: string[] }
}
