import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { registerCustomerPage } from '../../stories/registerCustomerPage.ts'
import type { StoryWorld } from '../../stories/StoryWorld.ts'
import { getWorld } from '../../stories/getWorld.ts'
import { RegisterCustomerForm } from './RegisterCustomerForm.tsx'

const meta = {
  title: 'Tests/Customers/RegisterCustomerForm screens',
  component: RegisterCustomerForm,
  tags: ['!autodocs', 'needs-browser'],
} satisfies Meta<typeof RegisterCustomerForm>

export default meta

type Story = StoryObj<typeof meta>

const sentTo = ({ sandbox }: StoryWorld) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'registerCustomer')

const fitsTheScreen = async (canvasElement: HTMLElement) => {
  const page = canvasElement.ownerDocument.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}

export const KeyboardAlone: Story = {
  args: { draft: false },
  play: async ({ canvas, userEvent, loaded, step }) => {
    const hasFocus = (element: Element) => element === element.ownerDocument.activeElement
    const tabTo = async (find: () => Element) => {
      for (let presses = 0; presses < 14 && !hasFocus(find()); presses += 1) await userEvent.tab()
      await waitFor(() => expect(find()).toHaveFocus())
    }
    await step('Who it is', async () => {
      await tabTo(() => canvas.getByRole('radio', { name: 'A person' }))
      await userEvent.keyboard(' ')
      await canvas.findByLabelText('First name')
      await tabTo(() => canvas.getByLabelText('First name'))
      await userEvent.keyboard('Ngozi')
      await tabTo(() => canvas.getByLabelText('Last name'))
      await userEvent.keyboard('Eze{Enter}')
    })
    await step('Identity', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Identity' })).toHaveFocus())
      await tabTo(() => canvas.getByLabelText('BVN'))
      await userEvent.keyboard('02212345678')
      await tabTo(() => canvas.getByLabelText('Day'))
      await userEvent.keyboard('9')
      await userEvent.tab()
      await userEvent.keyboard('5')
      await userEvent.tab()
      await userEvent.keyboard('1990{Enter}')
    })
    await step('Contact, and back to the page before', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Contact and address' })).toHaveFocus())
      // Simulated Tab stops at what is folded up, which a browser skips.
      canvas.getByRole('button', { name: 'Back' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Identity' })).toHaveFocus())
      await expect(canvas.getByLabelText('Year')).toHaveValue('1990')
      await tabTo(() => canvas.getByLabelText('BVN'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Contact and address' })).toHaveFocus())
      await tabTo(() => canvas.getByLabelText('Phone number'))
      await userEvent.keyboard('08031234567{Enter}')
    })
    await step('Review and register', async () => {
      await screen.findByRole('alertdialog')
      const confirm = screen.getByRole('button', { name: 'Register Ngozi Eze' })
      await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
      await tabTo(() => confirm)
      await userEvent.keyboard('{Enter>5/}')
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Ngozi Eze is registered' })).toHaveFocus(),
      )
      await expect(sentTo(getWorld(loaded))).toHaveLength(1)
    })
  },
}

const longest =
  'Ọláìyá & Ñandutí Agro-Allied Processing, Distribution and Export Cooperative Society (West Africa) Limited'

export const LongestContentOnASmallPhone: Story = {
  args: { kind: 'business', documents: 'later', defaultValues: { businessName: longest } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pageContext = { canvasElement, userEvent }
    await fitsTheScreen(canvasElement)
    await registerCustomerPage.type(pageContext, {
      'Registration number': 'RC 123456',
      'Representative’s first name': 'Oluwatobiloba',
      'Representative’s last name': 'Adebayo-Akinwunmi',
    })
    await registerCustomerPage.goOn(pageContext, 'Identity')
    await registerCustomerPage.type(pageContext, { BVN: '02212345678', Day: '9', Month: '5', Year: '1990' })
    await fitsTheScreen(canvasElement)
    await registerCustomerPage.goOn(pageContext, 'Contact and address')
    await registerCustomerPage.type(pageContext, { 'Phone number': '08031234567' })
    await fitsTheScreen(canvasElement)
    await userEvent.click(await registerCustomerPage.review(pageContext))
    await expect(await canvas.findByRole('heading', { name: /is registered/ })).toBeVisible()
    await fitsTheScreen(canvasElement)
  },
}
