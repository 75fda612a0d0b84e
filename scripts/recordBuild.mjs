// Runs after `npm run build`: notes what the build was made from.
import { recordBuild } from './buildFreshness.mjs'

recordBuild()
