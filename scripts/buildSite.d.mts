export const COLLECT_SOONER: string
