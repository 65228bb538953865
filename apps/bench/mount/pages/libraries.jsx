import { createRoot } from 'react-dom/client'
import { LibraryPage } from './LibraryPage.jsx'

createRoot(document.getElementById('app')).render(<LibraryPage />)
