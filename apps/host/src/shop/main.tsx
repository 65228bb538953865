import { createRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import './shop.css'
import '@onlend/widgets/styles.css'
import { ShopPage } from './ShopPage.tsx'

const element = document.getElementById('shop')
if (!element) throw new Error('The page has no #shop element.')

createRoot(element).render(
  <StrictMode>
    <ShopPage />
  </StrictMode>,
)
