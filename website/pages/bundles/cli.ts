import { measureBundles } from './measureBundles'

// A process of its own: Rolldown is a module that the configuration loader
// cannot read.
void measureBundles().then(sizes => process.stdout.write(JSON.stringify(sizes)))
