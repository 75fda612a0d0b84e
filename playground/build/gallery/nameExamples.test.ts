import { expect, test } from 'vitest'
import { nameExamples } from './nameExamples'

const example = (title: string) => ({
  id: title,
  title,
  group: 'Some heading',
  code: '',
  language: 'js' as const,
})

const namesOf = (page: string, title: string, ...headings: string[]) =>
  nameExamples(page, `---\ntitle: ${title}\n---\n`, headings.map(example)).map(
    ({ group, title }) => `${group} / ${title}`,
  )

test('an example is called by what it is about, wherever its heading stands', () => {
  expect(namesOf('recipes', 'Recipes', 'Group by a key')).toEqual([
    'Some heading / Group by a key',
  ])
  expect(
    namesOf('coming-from/rxjs', 'Coming from RxJS', 'Side by side'),
  ).toEqual(['Coming from elsewhere / Coming from RxJS'])
  expect(
    namesOf('concepts/currying', 'Currying', 'The problem', 'Order'),
  ).toEqual(['Concepts / Currying: the problem', 'Concepts / Currying: order'])
})
