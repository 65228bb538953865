import { hydrateRoot } from 'react-dom/client'
import { LibraryPage } from './LibraryPage.jsx'

// The library floor whose HTML the server has sent.
hydrateRoot(document.getElementById('app'), <LibraryPage />)
