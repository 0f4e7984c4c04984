#include "../ref/oracle/chunks.h"
#include <stdio.h>
int main(void){
  dodona_loggp ms[2]={{1623300,100,1346026,100},{1589921,1709757,1346026,362}};
  int Ps[]={8,32,64,256}; double S[]={.25,.5,1,3,5,7};
  int ud[3][2]={{-1,DODONA_TWOTREE_C},{DODONA_TWOTREE_C,-1},{DODONA_TWOTREE_C,DODONA_TWOTREE_S}};
  for(int m=0;m<2;m++)for(int o=0;o<3;o++){for(int s=0;s<6;s++){for(int p=0;p<4;p++){
    oracle_chunked it={ms[m],(int64_t)(S[s]*1048576),Ps[p],ud[o][0],ud[o][1],1};int32_t b;int64_t t;
    if(!oracle_chunks_search(&it,100000,&b,&t)){printf("bad\n");return 1;}
    dodona_loggp_formula f=dodona_loggp_formula_of(&it.machine,it.bytes,Ps[p],0);
    printf("%d/%d(%.0f) ",b,dodona_loggp_formula_blocks(&f,100000),t/1e6);}
    printf("\n");}printf("\n");}
}
