import type { GlobalTypes } from 'storybook/internal/types'
import { hostStyles } from '../packages/widgets/test/host-css/hostStyles.ts'
import { showroomBrands } from '../packages/widgets/stories/showroomBrands.ts'
import { getLanguageName, getLocaleStatus, locales } from '../packages/widgets/src/locales/index.ts'

/** A language by the name that it gives itself, and its status. */
function toTitle(locale: string): string {
  return `${getLanguageName(locale)}${getLocaleStatus(locale) === 'reviewed' ? '' : ' (unreviewed)'}`
}

type Item = { value: string; title: string }
type Toolbar = GlobalTypes[string]
type Icon = NonNullable<NonNullable<Toolbar['toolbar']>['icon']>

function toolbar(title: string, icon: Icon, items: Item[]): Toolbar {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } }
}

/** What a reader may change about every story. */
export const toolbars: GlobalTypes = {
  brand: toolbar('Brand', 'paintbrush', [...showroomBrands]),
  scheme: toolbar('Scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'auto', title: 'Follow the device' },
  ]),
  density: toolbar('Density', 'component', [
    { value: 'brand', title: 'Density of the brand' },
    { value: 'compact', title: 'Compact' },
    { value: 'default', title: 'Default' },
    { value: 'touch', title: 'Touch' },
  ]),
  locale: toolbar('Language', 'globe', [
    ...locales.map((value) => ({ value, title: toTitle(value) })),
    { value: 'en-XA', title: 'Pseudo (shows untranslated text)' },
  ]),
  region: toolbar('Country', 'globe', [
    { value: 'none', title: 'No country' },
    { value: 'NG', title: 'Business in Nigeria' },
    { value: 'GH', title: 'Business in Ghana' },
    { value: 'KE', title: 'Business in Kenya' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'auto', title: 'Automatic direction' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  adapter: toolbar('Adapter', 'component', [
    { value: 'default', title: 'Components of the kit' },
    { value: 'plain', title: 'Plain HTML in every slot' },
  ]),
  hostStyle: toolbar('Host CSS', 'document', [
    { value: 'none', title: 'No host CSS' },
    ...Object.entries(hostStyles).map(([value, { title }]) => ({ value, title })),
  ]),
  network: toolbar('Network', 'lightning', [
    { value: 'story', title: 'Network of the story' },
    { value: 'fast', title: 'Fast' },
    { value: '3g', title: '3G, 700 ms' },
    { value: 'flaky', title: 'Flaky, every second request is lost' },
    { value: 'offline', title: 'Offline' },
    { value: 'server-error', title: 'Answers 502' },
    { value: 'wrong-address', title: 'No relay at the address, answers 404' },
    { value: 'timeout', title: 'Never answers' },
  ]),
}
