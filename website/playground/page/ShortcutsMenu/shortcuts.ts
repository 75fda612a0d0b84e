type Shortcut = { readonly keys: readonly string[]; readonly does: string }

/**
 * Every shortcut of the playground: a test looks for those that are missing.
 */
export const shortcuts = (mod: string): readonly Shortcut[] => [
  { keys: [mod, 'Enter'], does: 'Run' },
  { keys: [mod, 'Shift', 'Enter'], does: 'Trace' },
  { keys: [mod, 'S'], does: 'Save in this browser' },
  { keys: ['Shift', 'Alt', 'F'], does: 'Format' },
  { keys: [mod, 'Space'], does: 'Complete a name' },
  { keys: ['Tab'], does: 'Accept the name, fill in the next field or indent' },
  { keys: [mod, 'K'], does: 'Insert a function, found by word, type or value' },
  { keys: ['F12'], does: 'Open the page of a function' },
  { keys: [mod, 'F'], does: 'Find and replace' },
  { keys: [mod, '/'], does: 'Comment lines out or in' },
  { keys: ['Alt', 'Up'], does: 'Move the line up' },
  { keys: [mod, 'D'], does: 'Select the next occurrence' },
  { keys: ['Esc', 'Tab'], does: 'Leave the editor' },
  {
    keys: ['Enter'],
    does: 'In the console: to its links, which the arrow keys move between',
  },
  { keys: ['// ^?'], does: 'Show the type above ^' },
  { keys: ['F1'], does: 'This list; outside the editor also ?' },
]
