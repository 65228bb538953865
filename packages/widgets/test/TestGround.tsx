import { LendingProvider, type LendingProviderProps } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { type ReactNode, useState } from 'react'
import { LendingRoot, type LendingRootProps } from '../src/root/LendingRoot.tsx'

type TestGroundProps = Partial<LendingProviderProps> & {
  root?: Partial<LendingRootProps>
  children?: ReactNode
}

const scope = { customerPartnerId: 'cp_adaeze', storage: null, draftStorage: null, locks: null }

/** A page of a host around widgets: a provider that keeps nothing, by default in front of a fresh sandbox, and a root. */
export function TestGround({ root, children, ...provider }: TestGroundProps): ReactNode {
  const [client] = useState(() => createRelayDouble(createSandbox({ clock: manualClock() })).createClient())
  // The cast drops the ways to a relay that exclude a client.
  const props = { client, ...scope, ...provider } as LendingProviderProps
  return (
    <LendingProvider {...props}>
      <LendingRoot {...root}>{children}</LendingRoot>
    </LendingProvider>
  )
}
