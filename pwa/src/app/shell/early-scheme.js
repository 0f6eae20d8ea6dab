{
  const chosen = localStorage.getItem('meikan.scheme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.mantineColorScheme = chosen;
}
