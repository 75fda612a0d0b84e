import { toPlainText } from '../../content/model/phrase'
import { steps } from './steps'

/** A page of the tour, as lists and pictures of pages show it. */
export type TourPage = {
  readonly permalink: string
  readonly title: string
  readonly description: string
  /** The id of its step; the overview has none. */
  readonly step?: string
}

export const overview: TourPage = {
  permalink: '/tour',
  title: 'Tour',
  description:
    'Learn lfi in eight steps and twelve minutes: predict what a program prints, run it, and change it.',
}

const stepPages = steps.map(
  ({ id, title, summary }): TourPage => ({
    permalink: `/tour/${id}`,
    title: `Tour: ${toPlainText(title)}`,
    description: `${summary} A step of the tour, with a program to predict, run and change.`,
    step: id,
  }),
)

/** Where to go on after the last step. */
export const afterTheTour = {
  to: '/docs/five-hundred-requests',
  title: 'Fetch 500 users',
}

export const tourPages: readonly TourPage[] = [overview, ...stepPages]

export const pageOfStep = (id: string): TourPage =>
  stepPages.find(({ step }) => step === id) ?? overview
