import { Step } from '@lfi-docs/build-cache'
import { lfiVersion } from '../../library/lfiVersion'
import { measureSize } from './measureSize'
import type { Demonstrations } from './model/demonstrations'
import { runLaziness } from './runLaziness'

const facts = new Step<Demonstrations>('home-demonstrations', __filename)

/** The facts that the home page draws, by the name of their file. */
export const demonstrate = async (): Promise<{
  demonstrations: Demonstrations
}> => ({
  demonstrations: await facts.results().getOrMakeLater([], async () => ({
    laziness: await runLaziness(),
    size: await measureSize(lfiVersion),
  })),
})
