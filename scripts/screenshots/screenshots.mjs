const phone = { width: 360, height: 740 }

/** The pictures of the README: who is signed in, in which brand, language and colours, on which page. */
export const screenshots = [
  {
    name: 'phone-light',
    email: 'ada@adaeze.example',
    password: 'demo-adaeze',
    brand: 'marketday',
    locale: 'en',
    scheme: 'light',
    path: '/',
    viewport: phone,
  },
  {
    name: 'phone-dark',
    email: 'kofi@kwame.example',
    password: 'demo-kwame',
    brand: 'sahel',
    locale: 'fr',
    scheme: 'dark',
    path: '/withdraw',
    viewport: phone,
  },
  {
    name: 'desktop',
    email: 'hana@harbour.example',
    password: 'demo-harbour',
    brand: 'pwani',
    locale: 'en',
    scheme: 'light',
    path: '/',
    viewport: { width: 1280, height: 800 },
  },
]
