// The strip belongs to the page that it stands above: it is hidden while the shop shows another one.
const strip = document.querySelector('#preview')
const { pathname } = location
new MutationObserver(() => {
  strip.hidden = location.pathname !== pathname
}).observe(document.querySelector('title'), { childList: true })
