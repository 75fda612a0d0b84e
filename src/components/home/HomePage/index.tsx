import demonstrations from '@generated/home-demonstrations/default/demonstrations.json'
import { Hero } from '@site/src/components/home/Hero'
import { Laziness } from '@site/src/components/home/Laziness'
import { NextSteps } from '@site/src/components/home/NextSteps'
import { Race } from '@site/src/components/home/Race'
import { Size } from '@site/src/components/home/Size'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

export const HomePage = (): ReactNode => (
  <main className={styles.page}>
    <Hero size={demonstrations.size} />
    <Laziness run={demonstrations.laziness} />
    <Race />
    <Size size={demonstrations.size} />
    <NextSteps />
  </main>
)
