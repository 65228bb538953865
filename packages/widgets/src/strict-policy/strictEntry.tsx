import { hydrateRoot } from 'react-dom/client'
import { StrictScene, type StrictSceneProps } from './StrictScene.tsx'

// Takes over what the server drew, as the page's address says. The test serves it as a file.
const address = new URLSearchParams(location.search)
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')
const props: StrictSceneProps = {
  shows: address.get('shows') === 'others' ? 'others' : 'withdrawal',
  // The browser hides it from CSS selectors, not from the page's own scripts.
  nonce: document.querySelector('style')?.nonce ?? '',
  serverStyle: address.get('style') === 'server',
}
hydrateRoot(app, <StrictScene {...props} />)
