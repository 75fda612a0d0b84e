import { Step } from '@lfi-docs/build-cache'
import { lfiVersion } from '../../library/lfiVersion'
import { measureSize } from './measureSize'
import type { Demonstrations } from './model/demonstrations'
import { runLaziness } from './runLaziness'

const facts = new Step<Demonstrations>('home-demonstrations', __filename)

export const demonstrate = async (): Promise<{
  demonstrations: Demonstrations
}> => ({
  demonstrations: await facts.results().getOrMakeLater([], async () => ({
    laziness: await runLaziness(),
    size: await measureSize(lfiVersion),
  })),
})
