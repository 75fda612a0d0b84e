import './api.css'

export { onRouteDidUpdate } from './followFlavour'
