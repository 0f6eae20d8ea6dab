{
  // The browser offers installing once, and it may do so before the app has come.
  const keep = (event) => {
    event.preventDefault();
    window.meikanInstallOffer = event;
  };
  window.addEventListener('beforeinstallprompt', keep, { once: true });
}
