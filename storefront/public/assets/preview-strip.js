// The strip belongs to the page that it stands above: it is hidden while the shop shows another one.
const { pathname } = location
new MutationObserver(() => {
  document.querySelector('#preview').hidden = location.pathname !== pathname
}).observe(document.querySelector('title'), { childList: true })
