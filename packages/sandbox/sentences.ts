import { blockedMilliseconds, totalMilliseconds } from './limits'

const seconds = (milliseconds: number): string =>
  `${milliseconds / 1000} seconds`

export const blockedSentence = `Ended: the code ran for ${seconds(blockedMilliseconds)} without a pause.`

export const timedOutSentence = `Ended: the code was still waiting after ${seconds(totalMilliseconds)}, the most a run may take.`

export const floodSentence =
  'Ended: the run sent more messages than the page accepts.'

export const notStartedSentence =
  'The sandbox did not start. A browser extension or a strict network may have blocked sandbox.html; reload the page to try again.'

export const notLoadedSentence =
  'The sandbox could not be loaded. Running code needs a connection to this site, or something blocked sandbox.html. Check your connection and run again.'
