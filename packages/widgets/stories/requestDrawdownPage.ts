import { type userEvent as user, within } from 'storybook/test'
import type { StoryWorld } from './StoryWorld.ts'
import { openReview } from './openReview.ts'

type PageContext = {
  canvasElement: HTMLElement
  userEvent: Pick<typeof user, 'click' | 'type'>
}

/** What a person does in the stories of the drawdown request, step by step. */
export const requestDrawdownPage = {
  /** An amount, for 60 days. */
  async fill({ canvasElement, userEvent }: PageContext, amount = '50000'): Promise<void> {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^Amount( in .*)?$/), amount)
    await userEvent.click(canvas.getByRole('radio', { name: '60 days' }))
  },
  /** Opens the review; returns its confirm button once it may be pressed. */
  review: (pageContext: PageContext): Promise<HTMLElement> =>
    openReview(pageContext, 'Check before you ask', /^Request/),
  /** All of it, up to the press that sends. */
  async send(pageContext: PageContext, amount?: string): Promise<void> {
    await requestDrawdownPage.fill(pageContext, amount)
    await pageContext.userEvent.click(await requestDrawdownPage.review(pageContext))
  },
  /** The requests that reached the service. */
  requests: ({ sandbox }: StoryWorld): readonly unknown[] =>
    sandbox.calls.filter(({ endpoint }) => endpoint === 'requestDrawdown'),
}
