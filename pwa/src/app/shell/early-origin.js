document.documentElement.style.setProperty('--printed-origin', JSON.stringify(location.origin));
