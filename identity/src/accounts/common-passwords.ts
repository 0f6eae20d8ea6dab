/** What is tried first by everybody who tries: lower case, without closing punctuation. */
const words = `
00000000a 11111111a 1111aaaa 1111qqqq 12121212a 123123123a 12341234a 123456789a 12345678a 12345qwert 1234abcd
1234qwer 123qwe 123qwe123 123qweasd 147258369a 159753a 1a2b3c4d 1a2s3d4f 1q2w3e4r 1q2w3e4r5t 1qaz1qaz 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 1qw23er4 2000abcd 987654321a a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa12345
aaaa1111 aaaaaa1 aabbcc123 abc123 abc12345 abc123456 abcabc123 abcd1234 abcd12345 abcde12345 abcdef1 abcdef123
abcdefg1 abcdefg123 abcdefgh1 access14 admin123 admin1234 adminadmin1 administrator1 aishiteru1 andrew123
angel123 anthony1 apple123 arigato1 arigatou1 arsenal1 asd12345 asd123456 asdasd123 asdf1234 asdfgh1 asdfghjk1
asdfghjkl1 ashley12 autumn2025 autumn2026 babygirl1 bailey123 banana123 barcelona1 baseball1 baseball12
basketball1 batman123 business1 buster123 butterfly1 changeme1 changeme123 charlie1 cheese123 chelsea1
chocolate1 cisco123 coffee123 company1 company123 computer1 contrasena1 cookie123 corvette1 cowboys1 daniel123
darthvader1 database1 default1 default123 demo1234 diamond1 doraemon1 doraemon123 dragon12 dragon123 eagle123
elizabeth1 falcon123 ferrari1 flower123 football1 fortnite1 freedom1 frodo123 gandalf1 ginger123 golden123
google123 guest123 guitar123 gundam123 hanako123 hannah123 happy123 happy1234 harley123 hello123 hello1234
hello12345 hobbit123 hockey123 honda123 hunter12 hunter123 ichiro51 iloveyou1 iloveyou123 iloveyou2 internet1
japan123 japan1234 jennifer1 jessica1 jordan23 juventus1 killer123 knight123 kobayashi1 konnichiwa1 lakers24
letmein1 letmein123 linux123 liverpool1 login123 love1234 lovelove1 lovely123 loveyou1 lucky123 lucky1234
lucky777 maggie123 mario123 master12 master123 matrix123 matthew1 mercedes1 merlin123 michael1 michelle1
microsoft1 minecraft1 monkey12 monkey123 motdepasse1 music123 mustang1 mysql123 naruto123 network1 nicole123
nihon123 nintendo1 nippon1 nippon123 nissan123 office123 office365 ohayou123 oracle123 orange123 osaka123
p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 pa55word pa55word1 packers1 pass1234 passw0rd passw0rd1
passw0rd123 password password0 password01 password1 password11 password12 password123 password1234 password2
password2024 password2025 password2026 password3 password9 password99 passwort1 pepper123 phoenix1 pikachu1
pikachu123 pokemon1 pokemon123 porsche911 postgres1 postgres123 princess1 princess123 private1 purple123
q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsx123 qazwsxedc qqqq1111 qweasd123 qweasdzxc1 qweqwe123 qwer1234 qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui1 qwertyuiop qwertyuiop1 qwertyuiop123
ranger123 realmadrid1 robert123 roblox123 root1234 sakura123 sakura1234 samantha1 samsung1 satou123 sayonara1
secret123 secret1234 security1 senha123 server123 shadow123 silver123 skywalker1 smile123 soccer123 sonic123
spartan117 spring2025 spring2026 starwars1 steelers1 summer2024 summer2025 summer2026 sunshine1 superman1
suzuki123 system123 takahashi1 tanaka123 tarou123 temp1234 tennis123 test1234 test12345 testing123 testtest1
thomas123 tigger123 tokyo123 tokyo2020 toyota123 trustno1 ubuntu123 ultraman1 user1234 warrior1 watanabe1
welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome2026 whatever1 william1 windows10 windows11
winter2024 winter2025 winter2026 wizard123 xxxx1111 yamada123 yamaha123 yankees1 yoda1234 zaq12wsx zaq12wsxc
zaq1zaq1 zelda123 zxcvbn123 zxcvbnm1 zxcvbnm123 zxczxc123 zzzz1111
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
