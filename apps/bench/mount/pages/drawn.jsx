import { renderToString } from 'react-dom/server'
import { LibraryPage } from './LibraryPage.jsx'

/** What a server sends of the library floor. */
export const drawn = () => renderToString(<LibraryPage />)
