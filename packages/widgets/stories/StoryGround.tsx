import { type LendingCountries, LendingProvider } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { pseudoLocalize } from './pseudoLocalize.ts'
import { LendingRoot, type LendingRootProps } from '../src/root/LendingRoot.tsx'
import type { StoryWorld } from './StoryWorld.ts'

type StoryGroundProps = Pick<
  LendingRootProps,
  'theme' | 'scheme' | 'density' | 'locale' | 'region' | 'messages' | 'dir' | 'slots'
> & {
  world: StoryWorld
  /** How wide the ground under the widget may become. */
  width: 'narrow' | 'wide'
  children: ReactNode
}

const contactSupport = () => {}

/** What a host would put around a widget: the provider, the themed root and a page to stand on. */
export function StoryGround({ world, width, children, ...root }: StoryGroundProps): ReactNode {
  const { client, customerPartnerId, channelPartnerId, storage, draftStorage, locks, onStepUp, now } = world
  return (
    <LendingProvider
      key={world.id}
      environment="sandbox"
      userId="user_harbour"
      countries={storyCountries}
      {...{ client, customerPartnerId, channelPartnerId, storage, draftStorage, locks, onStepUp, now }}
    >
      <LendingRoot
        timeZone="Africa/Lagos"
        now={now}
        onContactSupport={contactSupport}
        onSignIn={() => world.relay.signIn()}
        {...root}
        reword={root.locale === 'en-XA' ? pseudoLocalize : undefined}
      >
        <div className="story-ground" data-width={width}>
          <div className="story-ground-column">{children}</div>
        </div>
      </LendingRoot>
    </LendingProvider>
  )
}

/** What the country ids of the sandbox stand for. */
const storyCountries: LendingCountries = {
  cty_ng01: { name: 'nigeria', currency: 'NGN' },
  cty_gh01: { name: 'ghana', currency: 'GHS' },
  cty_ke01: { name: 'kenya', currency: 'KES' },
}
