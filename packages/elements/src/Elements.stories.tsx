import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import './index.ts'

type PageProps = {
  /** As a page without React would write it. */
  html: string
  /** Draws the widgets in shadow roots. */
  shadow: boolean
}

/** Stands for a page: what is inside it, React has not drawn. */
function Page({ html, shadow }: PageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lending = document.createElement('onlend-lending')
    lending.client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
    lending.storage = null
    lending.draftStorage = null
    lending.setAttribute('customer-partner-id', 'cp_adaeze')
    lending.toggleAttribute('shadow', shadow)
    // Widgets bring no margins along.
    lending.style.cssText = 'display: grid; gap: 1rem'
    lending.innerHTML = html
    place.current?.replaceChildren(lending)
    return () => lending.remove()
  }, [html, shadow])
  return <div ref={place} />
}

const meta = {
  title: 'Hooks/Elements in a page',
  component: Page,
  // They are drawn outside of what the showroom's toolbar may replace.
  tags: ['own-look'],
  args: {
    html: `<onlend-credit-limit-card></onlend-credit-limit-card>
<onlend-withdraw-form country="nigeria" draft="false"></onlend-withdraw-form>`,
    shadow: false,
  },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const InThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('₦3,600,000')).toBeVisible()
    const amount = await canvas.findByLabelText(/^Amount/)
    await userEvent.type(amount, '1250')
    await expect(amount).toHaveValue('1250')
  },
}

export const InShadowRoots: Story = { args: { shadow: true } }
