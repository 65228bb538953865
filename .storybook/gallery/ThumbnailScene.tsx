import { type ReactNode, useEffect, useState } from 'react'
import { createStoryWorld } from '../../packages/widgets/stories/createStoryWorld.ts'
import { sendWithdrawal } from '../../packages/widgets/stories/sendWithdrawal.ts'
import { StoryGround } from '../../packages/widgets/stories/StoryGround.tsx'
import type { StoryWorld } from '../../packages/widgets/stories/StoryWorld.ts'
import { waitForApproval } from '../../packages/widgets/stories/waitForApproval.ts'
import { widgetScenes } from '../../packages/widgets/test/widget-scenes/widgetScenes.tsx'

type Ground = { world: StoryWorld; operationId: string }

let ground: Promise<Ground> | undefined

/** The scene of a widget on the one sandbox that all pictures of the gallery share. */
export function ThumbnailScene({ entry }: { entry: string }): ReactNode {
  const [ready, setReady] = useState<Ground | null>(null)
  useEffect(() => {
    let isGone = false
    ground ??= layGround()
    void ground.then((found) => {
      if (!isGone) setReady(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  const scene = widgetScenes[entry]
  if (!ready || !scene) return null
  return (
    <div className="gallery-scene">
      <StoryGround world={ready.world} width="narrow" scheme="auto" locale="en">
        {scene(ready.operationId)}
      </StoryGround>
    </div>
  )
}

async function layGround(): Promise<Ground> {
  const spendingControls = { currency: 'NGN', withdraw: { approval: { above: '60000' } } } as const
  const world = await createStoryWorld('gallery', {
    scenario: 'withActiveDrawdown',
    relay: { spendingControls },
  })
  const operationId = await sendWithdrawal(world)
  await world.sandbox.advance(4_000)
  // The inbox shows a message that fits no request.
  world.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
  await sendWithdrawal(world, { amount: '12500', accountNumber: '3344556677' })
  await world.sandbox.advance(4_000)
  await waitForApproval(world, { amount: '75000', name: 'Kunle Cold Chain', accountNumber: '2123456780' })
  return { world, operationId }
}
