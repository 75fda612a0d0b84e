type Doc = { id: string; source: string; sidebar?: string | undefined }

/** A sentence for each document that no sidebar lists: nobody would find it. */
export const findUnlisted = (docs: readonly Doc[]): string[] =>
  docs
    .filter(({ sidebar }) => sidebar === undefined)
    .map(
      ({ id, source }) =>
        `${source.replace('@site/', '')} is in no sidebar, so that no list leads to it. Add '${id}' to sidebars.ts.`,
    )
