export const noLfiSentence =
  'Nothing was recorded: the code imports nothing from lfi.'

export const otherVersionSentence = (version = ''): string =>
  `Nothing was recorded: the recorder knows the current version of lfi only. The code ran with lfi ${version}; choose the current version to trace it.`

export const stackNotice =
  'This program reads stacks of errors. Under Trace, they name the recorder too; all else is as under Run.'

export const unrecordableSentence =
  'Nothing was recorded: the recorder could not read the code. It ran as it is.'
