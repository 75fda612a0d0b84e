export const noLfiSentence =
  'Nothing was recorded: the code imports nothing from lfi.'

export const otherVersionSentence = (version = ''): string =>
  `Nothing was recorded: the recorder knows the current version of lfi only. The code ran with lfi ${version}; choose the current version to trace it.`

export const stackNotice =
  'This program reads stacks of errors. With Trace, they also contain the recorder; everything else is the same as with Run.'

export const unrecordableSentence =
  'Nothing was recorded: the recorder could not read the code. It ran without being recorded.'
