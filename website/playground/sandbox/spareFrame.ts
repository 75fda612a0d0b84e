import { createSpareFrame } from '@lfi-docs/sandbox'
import {
  networkSandboxAddress,
  sandboxAddress,
} from '@site/generated/sandbox/addresses'

/** A sandbox that waits for the next run on this site. */
export const spareFrame = createSpareFrame(allowNetwork =>
  allowNetwork ? networkSandboxAddress : sandboxAddress,
)
