/**
 * Providers and hooks of Docusaurus that set their state when they mount. Each would have
 * all that is below it hydrated at once, in one task; as a transition it waits
 * for its turn.
 */
const updates = {
  'core/lib/client/browserContext.js': ['setIsBrowser(true);'],
  'theme-common/lib/contexts/colorMode.js': [
    'setColorModeState(ColorModeAttribute.get());',
    'setColorModeChoiceState(ColorModeChoiceAttribute.get());',
  ],
  'theme-common/lib/contexts/announcementBar.js': [
    'setClosed(isDismissedInStorage());',
  ],
  'plugin-content-docs/lib/client/docsPreferredVersion.js': [
    'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
  ],
  'theme-common/lib/hooks/useWindowSize.js': [
    'setWindowSize(getWindowSize(desktopBreakpoint));',
  ],
}

const later = (source, name) =>
  updates[name].reduce((text, update) => {
    if (text.split(update).length !== 2) {
      throw new Error(
        `engine/first-load expects "${update}" once in @docusaurus/${name}, and it is not there. See what the module does when it mounts now, and change deferMountUpdates.js.`,
      )
    }
    return text.replace(
      update,
      `startTransition(() => ${update.slice(0, -1)});`,
    )
  }, `import { startTransition } from 'react';\n${source}`)

module.exports = function deferMountUpdates(source) {
  return later(source, this.getOptions().name)
}
module.exports.later = later
module.exports.modules = Object.keys(updates)
