const LIST = `
123456 123456789 12345678 password qwerty 12345 123123 1234567 1234567890 111111 000000 abc123
password1 1234 iloveyou qwerty123 1q2w3e4r admin qwertyuiop 654321 555555 lovely 7777777 welcome
888888 princess dragon 123321 123qwe sunshine 666666 football monkey shadow master 1q2w3e4r5t
superman michael 1qaz2wsx letmein baseball trustno1 jordan jennifer hunter buster soccer harley
batman andrew tigger charlie robert thomas hockey ranger daniel starwars klaster 112233 george
computer michelle jessica pepper zxcvbn freedom maggie 159753 aaaaaa ginger joshua cheese amanda
summer love ashley nicole chelsea matthew access yankees 987654321 dallas austin thunder taylor
matrix mobilemail mom monitor monitoring montana moon moscow welcome1 password123 password12
passw0rd p@ssw0rd p@ssword pa55word admin123 administrator root toor guest changeme default secret
qwerty1 qwerty12 qwerty1234 qwerty12345 asdfgh asdfghjkl asdf1234 zxcvbnm q1w2e3r4 q1w2e3r4t5
1qaz2wsx3edc qazwsx qazwsxedc 147258369 147258 258456 159357 123654 123654789 789456123 789456
987654 11111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 00000000 12341234 11223344 12344321 123123123 321321 121212 131313 101010 222222 333333
444444 777777 999999 abcdef abcd1234 abc12345 abcdefg abcdefgh a123456 a1234567 a12345678
aa123456 aa12345678 123456a 123456q 12345qwert 1234qwer qwer1234 iloveyou1 iloveyou2 loveyou
lovelove loveme babygirl butterfly flower rainbow angel angels sweety sweetheart honey cookie
chocolate banana orange apple cherry peaches strawberry purple yellow silver golden diamond crystal
killer ninja samurai warrior knight wizard magic mustang corvette ferrari porsche mercedes toyota
yamaha kawasaki honda liverpool arsenal barcelona realmadrid juventus manchester canada toronto
vancouver montreal calgary winter spring autumn january february march april may june july august
september october november december monday friday sunday pokemon naruto minecraft fortnite roblox
google facebook linkedin twitter youtube internet whatever nothing something blahblah testing
test test123 test1234 tester demo sample temp temporary user username login hello hello123
helloworld welcome123 welcome2 letmein1 letmein123 trustme openup access14 iamthebest superstar
superman1 batman123 spiderman ironman dragon1 monkey1 monkey123 shadow1 master1 michael1 jordan23
charlie1 hunter1 hunter2 football1 baseball1 basketball soccer1 hockey1 princess1 sunshine1
cannabis cannabis1 marijuana mariajuana weed420 420420 420blaze blazeit leafshift leafshift1
`;

/** The passwords that people choose most; refused where the configuration says so. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
