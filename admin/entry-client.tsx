import { DirectionProvider, MantineProvider } from '@mantine/core'
import './styles/layers.css'
import '@mantine/core/styles.layer.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { firstLanguage, LanguageProvider } from './language.tsx'
import { nonce } from './nonce.ts'
import { makeQueryClient } from './queries.ts'
import { router } from './router.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { loadTexts } from './texts.ts'
import { theme, variables } from './theme.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root.')
await loadTexts(firstLanguage())
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <DirectionProvider>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={variables}
          forceColorScheme="light"
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={makeQueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </LanguageProvider>
  </StrictMode>,
)
