import { createRoot } from 'react-dom/client'
import { ThumbnailScene } from '../../../.storybook/gallery/ThumbnailScene.tsx'

// Renders the widget that the page's address names as the showroom's gallery does. `takePictures.ts` serves the script.
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')
createRoot(app).render(<ThumbnailScene entry={location.hash.slice(1)} />)
