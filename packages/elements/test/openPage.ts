import { createSandbox, manualClock, type Sandbox } from '@onlend/sandbox'
import { createRelayDouble, type RelayDouble } from '@onlend/testing/relay-double'
import '../src/index.ts'

type OpenPage = {
  page: HTMLElement
  lending: HTMLElementTagNameMap['onlend-lending']
  sandbox: Sandbox
  relay: RelayDouble
  close: () => void
}

/** A page of plain HTML before the double of the relay: `html` stands inside of `<onlend-lending>`, which has the attributes. */
export function openPage(html: string, attributes = ''): OpenPage {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const page = document.createElement('main')
  page.innerHTML = `<onlend-lending customer-partner-id="cp_adaeze" ${attributes}>${html}</onlend-lending>`
  const lending = page.querySelector('onlend-lending')
  if (!lending) throw new TypeError('There is no <onlend-lending>.')
  lending.client = relay.createClient()
  lending.storage = null
  lending.draftStorage = null
  lending.locks = null
  document.body.append(page)
  return { page, lending, sandbox, relay, close: () => page.remove() }
}
