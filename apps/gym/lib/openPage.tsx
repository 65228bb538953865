import { createRelayDouble, type RelayDouble, type RelayDoubleOptions } from '@onlend/testing/relay-double'
import type { Sandbox, SandboxOptions } from '@onlend/sandbox'
import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { load } from './load.ts'
import { type Lender, openLender } from './openLender.ts'

type OpenPageOptions = RelayDoubleOptions &
  Pick<SandboxOptions, 'scenario'> & {
    /** The props of the candidate's `App`. */
    props?: object
    /** Called before the page is there. */
    prepare?: (sandbox: Sandbox) => void
  }

/** The page of a candidate in front of a relay and the sandbox, with the hands of a person. */
export type Page = Lender & {
  user: UserEvent
  relay: RelayDouble
  container: HTMLElement
  text: () => string
}

/** Renders `App.tsx` of a candidate for a signed-in person. */
export async function openPage(
  folder: string,
  { scenario = 'approved', props, prepare, ...options }: OpenPageOptions = {},
): Promise<Page> {
  const lender = openLender({ scenario, answer: (request, init) => relay.fetch(request, init) })
  const relay = createRelayDouble(lender.sandbox, options)
  prepare?.(lender.sandbox)
  const { App } = await load<{ App: (props: object) => ReactNode }>(folder, 'App.tsx')
  const { container } = render(<App {...props} />)
  return {
    ...{ ...lender, relay, container, user: userEvent.setup() },
    text: () => document.body.textContent ?? '',
  }
}
