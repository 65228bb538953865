import { LendingHydration, LendingProvider } from '@onlend/hooks'
import type { PrefetchedLending } from '@onlend/hooks/server'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { drivenForms } from './drivenForms.tsx'

export type DrivenPageProps = {
  /** A key of `drivenForms`. */
  form: string
  queryClient: QueryClient
  prefetched: PrefetchedLending
  /** Whether the form is inside a form of the host. */
  isInHost: boolean
}

export const drivenScope = {
  userId: 'usr_1',
  customerPartnerId: 'cp_adaeze',
  channelPartnerId: 'chp_harbour',
}

/** One form on a host's page, the same for the server and for the script. */
export function DrivenPage({ form, queryClient, prefetched, isInHost }: DrivenPageProps): ReactNode {
  const drawn = drivenForms[form]?.()
  return (
    <LendingProvider
      {...prefetched.provider}
      queryClient={queryClient}
      storage={null}
      draftStorage={null}
      locks={null}
    >
      <LendingHydration prefetched={prefetched}>
        <LendingRoot scheme="light" timeZone="Africa/Lagos">
          {isInHost ? <form onSubmit={(event) => event.preventDefault()}>{drawn}</form> : drawn}
        </LendingRoot>
      </LendingHydration>
    </LendingProvider>
  )
}
