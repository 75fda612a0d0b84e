import type { Fence } from '../../../content/model/schema'

/** A program without the options of its fence, which only the site reads. */
export const renderFence = ({ language, code }: Fence): string =>
  `\`\`\`${language}\n${code}\n\`\`\``
