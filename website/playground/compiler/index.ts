export { joinFiles, prepareFiles, withFiles } from './prepareFiles'
export { prepareModule } from './prepareModule'
