import './tabs.css'

export { default } from '@theme-original/Tabs'
