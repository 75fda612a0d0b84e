/** Both tables of one "Coming from" page, as HTML. */
export type SystemPage = { rows: string; gaps: string }
