export { installResolvers } from './installResolvers'
export { installVirtualClock, type VirtualClock } from './virtualClock'
